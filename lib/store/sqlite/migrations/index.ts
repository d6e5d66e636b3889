/** Forward only, append only, one file each: never edit one that has been released. */
export const migrations: readonly string[] = []

import { z } from 'zod'
import type { OutboxStore } from '@/lib/messaging/outbox-store'
import type { Sender } from './sender'

/** What a vendor's sender may use beside its own settings. */
export interface SmsVendorServices {
  readonly outbox: Pick<OutboxStore, 'recordDelivery'>
  readonly now: () => Date
}

/** An SMS vendor as the registry knows it (sms-vendors.ts). */
export interface SmsVendor {
  /** False where nothing leaves this machine. */
  readonly sends: boolean
  /** Its environment variables. One that does not accept `undefined` is needed where the vendor is chosen. */
  readonly environment: z.ZodRawShape
  /** @param environment parsed by the schemas of {@link environment}, nothing of it missing */
  create(environment: object, services: SmsVendorServices): Sender
}

/** Ties the type of a vendor's settings to their schemas. */
export const defineSmsVendor = <Shape extends z.ZodRawShape>(vendor: {
  readonly sends: boolean
  readonly environment: Shape
  create(settings: z.output<z.ZodObject<Shape>>, services: SmsVendorServices): Sender
}): SmsVendor => ({
  ...vendor,
  // The registry hands over nothing that these very schemas have not parsed.
  create: (environment, services) => vendor.create(environment as z.output<z.ZodObject<Shape>>, services),
})

const isOptional = (schema: z.core.$ZodType): boolean => z.safeParse(schema, undefined).success

/** @returns the variables that must be set for the vendor */
export const requiredVariables = ({ environment }: SmsVendor): string[] =>
  Object.keys(environment).filter((name) => environment[name] && !isOptional(environment[name]))

/** The same schemas for an environment in which the vendor need not be chosen: nothing is needed, what is there is checked. */
export const optionalVariables = ({ environment }: SmsVendor): z.ZodRawShape =>
  Object.fromEntries(Object.entries(environment).map(([name, schema]) => [name, isOptional(schema) ? schema : z.optional(schema)]))

import { z } from 'zod'
import type { OutboxStore } from '@/lib/messaging/outbox-store'
import type { Sender } from './sender'

/** Services that a vendor's sender gets besides its own settings. */
export interface SmsVendorServices {
  readonly outbox: Pick<OutboxStore, 'recordDelivery'>
  readonly now: () => Date
}

/** An SMS vendor in the registry (sms-vendors.ts). */
export interface SmsVendor {
  /** False if it sends nothing. */
  readonly sends: boolean
  /** Its environment variables. Those that do not accept `undefined` are required if the vendor is chosen. */
  readonly environment: z.ZodRawShape
  /** @param environment parsed by the schemas of {@link environment}, with all required variables */
  create(environment: object, services: SmsVendorServices): Sender
}

/** Ties the type of a vendor's settings to their schemas. */
export const defineSmsVendor = <Shape extends z.ZodRawShape>(vendor: {
  readonly sends: boolean
  readonly environment: Shape
  create(settings: z.output<z.ZodObject<Shape>>, services: SmsVendorServices): Sender
}): SmsVendor => ({
  ...vendor,
  // Safe: the registry only passes what these schemas have parsed.
  create: (environment, services) => vendor.create(environment as z.output<z.ZodObject<Shape>>, services),
})

const isOptional = (schema: z.core.$ZodType): boolean => z.safeParse(schema, undefined).success

/** @returns the vendor's required variables */
export const requiredVariables = ({ environment }: SmsVendor): string[] =>
  Object.keys(environment).filter((name) => environment[name] && !isOptional(environment[name]))

/** The same schemas, all optional: for a vendor that is not chosen, present variables are still checked. */
export const optionalVariables = ({ environment }: SmsVendor): z.ZodRawShape =>
  Object.fromEntries(Object.entries(environment).map(([name, schema]) => [name, isOptional(schema) ? schema : z.optional(schema)]))

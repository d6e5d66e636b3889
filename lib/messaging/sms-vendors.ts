import type { z } from 'zod'
import type { SmsSender } from './sender'
import { record } from './senders/record'
import { solapi } from './senders/solapi'
import { requiredVariables, optionalVariables, type SmsVendor, type SmsVendorServices } from './sms-vendor'

/**
 * Every SMS vendor by the name that SMS_SENDER chooses and messages store: never give a released name to another
 * vendor. SMS_SENDER's values, the environment's variables and the doctor's texts are derived from this.
 */
const SMS_VENDORS = { record, solapi } as const satisfies Readonly<Record<string, SmsVendor>>

export type SmsVendorName = keyof typeof SMS_VENDORS
export const smsVendorNames = Object.keys(SMS_VENDORS) as [SmsVendorName, ...SmsVendorName[]]

/** Whether the vendor sends messages, or only records them. */
export const isSending = (name: SmsVendorName): boolean => SMS_VENDORS[name].sends

/** Schemas of all vendors' variables, all optional, see {@link missingVariables}; a vendor knows the types of its own. */
export const smsVendorVariables: Record<never, z.ZodType> = Object.fromEntries(
  Object.values(SMS_VENDORS).flatMap((vendor) => Object.entries(optionalVariables(vendor))),
)

/** @returns a vendor's required variables that are not set */
export const missingVariables = (name: SmsVendorName, environment: object): string[] =>
  requiredVariables(SMS_VENDORS[name]).filter((variable) => Reflect.get(environment, variable) === undefined)

/**
 * @param environment parsed, with all required variables of the chosen vendor
 * @returns a sender for each configured vendor: the chosen one, and those that can be queried about earlier messages
 */
export function createSmsSenders(
  chosen: SmsVendorName,
  environment: object,
  services: SmsVendorServices,
): { readonly sms: SmsSender; readonly formerVendors: readonly SmsSender[] } {
  const create = (vendor: SmsVendorName): SmsSender => ({ vendor, ...SMS_VENDORS[vendor].create(environment, services) })
  const others = smsVendorNames.filter((name) => name !== chosen && missingVariables(name, environment).length === 0)
  return { sms: create(chosen), formerVendors: others.map(create) }
}

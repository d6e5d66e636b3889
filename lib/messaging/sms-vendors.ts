import type { z } from 'zod'
import type { SmsSender } from './sender'
import { record } from './senders/record'
import { solapi } from './senders/solapi'
import { requiredVariables, optionalVariables, type SmsVendor, type SmsVendorServices } from './sms-vendor'

/**
 * Every SMS vendor by its name, which SMS_SENDER chooses and messages remember: a name that was released is never given to
 * another vendor. SMS_SENDER's values, the variables of the environment and the doctor's words follow from here.
 */
const SMS_VENDORS = { record, solapi } as const satisfies Readonly<Record<string, SmsVendor>>

export type SmsVendorName = keyof typeof SMS_VENDORS
export const smsVendorNames = Object.keys(SMS_VENDORS) as [SmsVendorName, ...SmsVendorName[]]

/** Whether the vendor sends at all, or only writes down what it would send. */
export const isSending = (name: SmsVendorName): boolean => SMS_VENDORS[name].sends

/** Schemas of the variables of all vendors, each optional, see {@link missingVariables}; a vendor knows the types of its own. */
export const smsVendorVariables: Record<never, z.ZodType> = Object.fromEntries(
  Object.values(SMS_VENDORS).flatMap((vendor) => Object.entries(optionalVariables(vendor))),
)

/** @returns the variables that a vendor needs and that are not set */
export const missingVariables = (name: SmsVendorName, environment: object): string[] =>
  requiredVariables(SMS_VENDORS[name]).filter((variable) => Reflect.get(environment, variable) === undefined)

/**
 * @param environment parsed, with nothing missing for the chosen vendor
 * @returns a sender for each vendor that is set up: the chosen one, and those that may be asked about earlier messages
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

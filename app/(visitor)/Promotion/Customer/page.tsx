import { notFound } from 'next/navigation'
import { CustomerSection } from '@/components/registration/customer-section'
import { RegistrationForm } from '@/components/registration/registration-form'
import { content, picture } from '@/lib/content/load'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const readPage = () => optionalPage('customer')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function CustomerPage() {
  const page = readPage()
  if (!page) notFound()
  const { registration, site } = content
  return (
    <InnerPage page={page}>
      <CustomerSection page={registration.customerPage} picture={picture(registration.customerPage.picture)} phone={site.phone}>
        <RegistrationForm content={registration} source="customer" site={site.defaultPressSite} phone={site.phone} />
      </CustomerSection>
    </InnerPage>
  )
}

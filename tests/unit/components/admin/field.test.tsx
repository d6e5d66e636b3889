import { renderToStaticMarkup } from 'react-dom/server'
import { InputField } from '@/components/admin/field'
import { FileField } from '@/components/admin/documents/document-fields'
import { DOCUMENT_LIMITS } from '@/lib/documents/document'

const controlOf = (html: string) => /<input [^>]*>/.exec(html)?.[0] ?? ''

test('browsers do not fill in what staff type about others, unless the field asks for it', () => {
  expect(controlOf(renderToStaticMarkup(<InputField id="name" label="이름" name="name" />))).toContain('autoComplete="off"')
  expect(controlOf(renderToStaticMarkup(<InputField id="mail" label="이메일" autoComplete="username" />))).toContain('autoComplete="username"')
})

test.each(['date', 'datetime-local', 'time', 'number'])('a %s keeps what was typed when staff come back to its form', (type) => {
  expect(controlOf(renderToStaticMarkup(<InputField id="day" label="날짜" name="day" type={type} />))).not.toMatch(/autocomplete/i)
})

test('a file has no autocomplete: HTML allows it on typed values alone', () => {
  const html = renderToStaticMarkup(<FileField prefix="new" refused={null} limits={DOCUMENT_LIMITS} />)
  expect(controlOf(html)).toContain('type="file"')
  expect(controlOf(html)).not.toMatch(/autocomplete/i)
})

export { default } from '@/app/(visitor)/not-found'

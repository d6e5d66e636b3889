export { OfficeMissing as default } from '@/components/admin/office-message'

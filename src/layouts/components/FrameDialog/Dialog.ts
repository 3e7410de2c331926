export { default } from '@/components/Controls/Dialog';

export { Home as default } from '@/components/home';

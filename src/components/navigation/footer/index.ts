export { Footer, FooterLinks, type FooterLinksProps, type FooterProps } from './footer';

export { Badge, type BadgePlacement, type BadgeProps, type BadgeShape } from './badge';

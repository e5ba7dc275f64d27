export { Avatar, type AvatarProps, type AvatarSize, initialsOf } from './avatar';

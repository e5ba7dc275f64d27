export { PlanCard, PlanCardAction, type PlanCardActionProps, type PlanCardProps } from './plan-card';
export { ProfileChip, type ProfileChipProps } from './profile-chip';
export {
  ProfileMenu,
  ProfileMenuBody,
  type ProfileMenuBodyProps,
  ProfileMenuContent,
  type ProfileMenuContentProps,
  ProfileMenuHeader,
  type ProfileMenuHeaderProps,
  type ProfileMenuProps,
  ProfileMenuToggles,
  type ProfileMenuTogglesProps,
  ProfileMenuTrigger,
  type ProfileMenuTriggerProps,
} from './profile-menu';

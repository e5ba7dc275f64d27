/** The English texts of a profile menu. */
export const profileMenuLabels = {
  /** The name of the profile button; `{name}` is replaced by the user's name. */
  profileMenu: 'Profile of {name}',
};

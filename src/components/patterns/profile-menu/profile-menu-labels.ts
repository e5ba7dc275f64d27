/** The English labels of a profile menu. */
export const profileMenuLabels = {
  /** The accessible name of the profile button; `{name}` is replaced with the user's name. */
  profileMenu: 'Profile of {name}',
};

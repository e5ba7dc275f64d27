/** The English labels of a profile menu. */
export const profileMenuLabels = {
  /** The name of the profile button; the user's name replaces `{name}`. */
  profileMenu: 'Profile of {name}',
};

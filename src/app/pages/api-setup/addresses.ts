/** The state of a navigation after a save: the form has no unsaved changes, although it may not have rendered yet. */
export const savedState = { isSaved: true };

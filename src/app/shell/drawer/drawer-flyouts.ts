// A module of its own, so that the flyouts of the mini drawer and the tooltips of the menu load after the shell has shown.
export { flyoutParts } from 'waymark';

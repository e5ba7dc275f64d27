export { comboboxOf, dateFieldOf, gridOf, menuOf, type TestUser } from './page-objects';
export { findMenuMistakes } from './menu-mistakes';
export { type DomSetup, setUpDom } from './set-up-dom';

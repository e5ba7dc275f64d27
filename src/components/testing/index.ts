export { comboboxOf, dateFieldOf, gridOf, menuOf, type TestUser } from './page-objects';
export { type DomSetup, setUpDom } from './set-up-dom';

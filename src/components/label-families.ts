// The English labels of every component family, and the labels that several families share.
export {
  cancelLabels,
  closeLabels,
  dismissLabels,
  loadingLabels,
  newTabLabels,
  removeChipLabels,
  retryLabels,
  searchLabels,
  segmentLabels,
} from './lib/shared-labels';
export { badgeLabels } from './content/badge/badge-labels';
export { progressLabels } from './content/progress/progress-labels';
export { statCardLabels } from './content/stat-card/stat-card-labels';
export { stepperLabels } from './content/stepper/stepper-labels';
export { buttonLabels } from './controls/button/button-labels';
export { rangeCalendarLabels } from './controls/calendar/calendar-labels';
export { comboboxLabels } from './controls/combobox/combobox-labels';
export { copyButtonLabels } from './controls/copy-button/copy-button-labels';
export { fieldLabels } from './controls/field/field-labels';
export { fileUploadLabels } from './controls/file-upload/file-upload-labels';
export { numberFieldLabels } from './controls/number-field/number-field-labels';
export { passwordFieldLabels } from './controls/password-field/password-field-labels';
export { passwordRequirementsLabels } from './controls/password-field/password-requirements-labels';
export { searchFieldLabels } from './controls/search-field/search-field-labels';
export { sliderLabels } from './controls/slider/slider-labels';
export { tagInputLabels } from './controls/tag-input/tag-input-labels';
export { timeFieldLabels } from './controls/time-field/time-field-labels';
export { textareaLabels } from './controls/textarea/textarea-labels';
export { wizardLabels } from './controls/wizard/wizard-labels';
export { chartLabels } from './data/chart/chart-labels';
export { dataGridLabels } from './data/data-grid/data-grid-labels';
export { dataGridEditorLabels } from './data/data-grid/editor-labels';
export { dataGridFilterLabels } from './data/data-grid/filter-labels';
export { dataGridHierarchyLabels } from './data/data-grid/hierarchy-labels';
export { jsonViewerLabels } from './data/json-viewer/json-viewer-labels';
export { paginationLabels } from './data/pagination/pagination-labels';
export { treeViewLabels } from './data/tree-view/tree-view-labels';
export { commandPaletteLabels } from './layers/command-palette/command-palette-labels';
export { dateRangeFieldLabels, timeRangePickerLabels } from './layers/date-field/date-field-labels';
export { dialogLabels } from './layers/dialog/dialog-labels';
export { toastLabels } from './layers/toast/toast-labels';
export { breadcrumbsLabels } from './navigation/breadcrumbs/breadcrumbs-labels';
export { drawerLabels } from './navigation/drawer/drawer-labels';
export { navMenuLabels } from './navigation/nav-menu/nav-menu-labels';
export { skipLinkLabels } from './navigation/skip-link/skip-link-labels';
export { notificationsLabels } from './patterns/notifications/notifications-labels';
export { profileMenuLabels } from './patterns/profile-menu/profile-menu-labels';
export { searchPanelLabels } from './patterns/search-panel/search-panel-labels';

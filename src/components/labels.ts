import {
  cancelLabels,
  closeLabels,
  dismissLabels,
  loadingLabels,
  newTabLabels,
  removeChipLabels,
  retryLabels,
  searchLabels,
} from './lib/shared-labels';
import { badgeLabels } from './content/badge/badge-labels';
import { progressLabels } from './content/progress/progress-labels';
import { statCardLabels } from './content/stat-card/stat-card-labels';
import { stepperLabels } from './content/stepper/stepper-labels';
import { buttonLabels } from './controls/button/button-labels';
import { comboboxLabels } from './controls/combobox/combobox-labels';
import { fieldLabels } from './controls/field/field-labels';
import { fileUploadLabels } from './controls/file-upload/file-upload-labels';
import { numberFieldLabels } from './controls/number-field/number-field-labels';
import { passwordFieldLabels } from './controls/password-field/password-field-labels';
import { searchFieldLabels } from './controls/search-field/search-field-labels';
import { textareaLabels } from './controls/textarea/textarea-labels';
import { chartLabels } from './data/chart/chart-labels';
import { dataGridLabels } from './data/data-grid/data-grid-labels';
import { paginationLabels } from './data/pagination/pagination-labels';
import { commandPaletteLabels } from './layers/command-palette/command-palette-labels';
import { dateRangeFieldLabels } from './layers/date-field/date-field-labels';
import { dialogLabels } from './layers/dialog/dialog-labels';
import { toastLabels } from './layers/toast/toast-labels';
import { breadcrumbsLabels } from './navigation/breadcrumbs/breadcrumbs-labels';
import { drawerLabels } from './navigation/drawer/drawer-labels';
import { navMenuLabels } from './navigation/nav-menu/nav-menu-labels';
import { skipLinkLabels } from './navigation/skip-link/skip-link-labels';
import { notificationsLabels } from './patterns/notifications/notifications-labels';
import { profileMenuLabels } from './patterns/profile-menu/profile-menu-labels';
import { searchPanelLabels } from './patterns/search-panel/search-panel-labels';

/** All texts of the kit. */
export type Labels = typeof cancelLabels &
  typeof closeLabels &
  typeof dismissLabels &
  typeof loadingLabels &
  typeof newTabLabels &
  typeof removeChipLabels &
  typeof retryLabels &
  typeof searchLabels &
  typeof badgeLabels &
  typeof progressLabels &
  typeof statCardLabels &
  typeof stepperLabels &
  typeof buttonLabels &
  typeof comboboxLabels &
  typeof fieldLabels &
  typeof fileUploadLabels &
  typeof numberFieldLabels &
  typeof passwordFieldLabels &
  typeof searchFieldLabels &
  typeof textareaLabels &
  typeof chartLabels &
  typeof dataGridLabels &
  typeof paginationLabels &
  typeof commandPaletteLabels &
  typeof dateRangeFieldLabels &
  typeof dialogLabels &
  typeof toastLabels &
  typeof breadcrumbsLabels &
  typeof drawerLabels &
  typeof navMenuLabels &
  typeof skipLinkLabels &
  typeof notificationsLabels &
  typeof profileMenuLabels &
  typeof searchPanelLabels;

/** All English texts. The families include their own: import this only to read or copy them. */
export const englishLabels: Labels = {
  ...cancelLabels,
  ...closeLabels,
  ...dismissLabels,
  ...loadingLabels,
  ...newTabLabels,
  ...removeChipLabels,
  ...retryLabels,
  ...searchLabels,
  ...badgeLabels,
  ...progressLabels,
  ...statCardLabels,
  ...stepperLabels,
  ...buttonLabels,
  ...comboboxLabels,
  ...fieldLabels,
  ...fileUploadLabels,
  ...numberFieldLabels,
  ...passwordFieldLabels,
  ...searchFieldLabels,
  ...textareaLabels,
  ...chartLabels,
  ...dataGridLabels,
  ...paginationLabels,
  ...commandPaletteLabels,
  ...dateRangeFieldLabels,
  ...dialogLabels,
  ...toastLabels,
  ...breadcrumbsLabels,
  ...drawerLabels,
  ...navMenuLabels,
  ...skipLinkLabels,
  ...notificationsLabels,
  ...profileMenuLabels,
  ...searchPanelLabels,
};

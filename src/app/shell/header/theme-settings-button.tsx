import { Palette } from 'lucide-react';
import { IconButton } from 'waymark';
import { lazyPart } from '../../lib/lazy-part';
import { type PopupProps, usePopup } from './use-popup';

const popup = lazyPart<PopupProps>(async () => (await import('./theme-settings-popup')).ThemeSettingsPopup);

/** The button that opens the settings of the theme. */
export function ThemeSettingsButton() {
  const { isThere, popupProps, triggerProps } = usePopup(popup, 'The theme settings');
  return (
    <>
      <IconButton label="Theme settings" {...triggerProps}>
        <Palette aria-hidden />
      </IconButton>
      {isThere && <popup.Part {...popupProps} />}
    </>
  );
}

import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from 'waymark';
import { ThemeSettingsPopover } from './theme-settings-popover';

/** The button that opens the panel of the theme's settings. */
export function ThemeSettingsButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        label="Theme settings"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden />
      </IconButton>
      <ThemeSettingsPopover open={open} onOpenChange={setOpen} triggerRef={button} />
    </>
  );
}

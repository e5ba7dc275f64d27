import { Palette } from 'lucide-react';
import { useState } from 'react';
import { IconButton, Popover, PopoverClose, PopoverContent, PopoverTitle, PopoverTrigger } from 'waymark';
import { sizes } from 'waymark/tokens';
import { lazyWithPreload, usePreloadWhenIdle } from '../../lib/lazy-with-preload';
import { HeaderTooltip } from './header-tooltip';
import { focusFirstControl, PopoverBody } from './popover-body';

const Content = lazyWithPreload(async () => (await import('./theme-settings-content')).ThemeSettingsContent);

/** The button and the popover of the theme settings. */
export function ThemeSettings() {
  const [open, setOpen] = useState(false);
  const isReady = usePreloadWhenIdle(Content);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <HeaderTooltip label="Theme settings" disabled={open}>
        <PopoverTrigger asChild onPointerEnter={Content.preload} onFocus={Content.preload}>
          <IconButton aria-label="Theme settings">
            <Palette aria-hidden />
          </IconButton>
        </PopoverTrigger>
      </HeaderTooltip>
      <PopoverContent
        keepMounted={isReady}
        onOpenAutoFocus={focusFirstControl}
        align="end"
        sideOffset={sizes['popup-gap']}
        className="grid w-80 gap-5 p-4"
      >
        <div className="flex items-center justify-between gap-2">
          <PopoverTitle>Theme settings</PopoverTitle>
          <PopoverClose />
        </div>
        <PopoverBody name="The theme settings" onRetry={Content.preload}>
          <Content />
        </PopoverBody>
      </PopoverContent>
    </Popover>
  );
}

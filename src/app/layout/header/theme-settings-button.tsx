import { SlidersHorizontal } from 'lucide-react';
import { IconButton, Popover, PopoverContent, PopoverTrigger } from 'waymark';

/** The button that opens the panel of the theme's settings. */
export function ThemeSettingsButton() {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton label="Theme settings">
          <SlidersHorizontal aria-hidden />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent aria-label="Theme settings">Font, corners, colours, direction</PopoverContent>
    </Popover>
  );
}

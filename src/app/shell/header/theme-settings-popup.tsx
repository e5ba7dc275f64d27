import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import {
  Button,
  Popover,
  PopoverClose,
  PopoverContent,
  PopoverTitle,
  SegmentedControl,
  SegmentedControlItem,
  Slider,
} from 'waymark';
import { sizes } from 'waymark/tokens';
import { fontFamilies, fontNames, greatestRadius, type Preferences } from '../../preferences/preferences';
import { usePreferences } from '../../preferences/preferences-context';
import { useResetWithUndo } from '../../preferences/use-reset-with-undo';
import { PartBoundary } from '../part-boundary';
import { KeptPopup } from './kept-popup';
import type { PopupProps } from './use-popup';

interface Option<Value extends string> {
  value: Value;
  name: string;
}

const fonts = fontFamilies.map((value, index) => ({ value, name: fontNames[index] ?? value }));

const colourModes: readonly Option<Preferences['colorMode']>[] = [
  { value: 'system', name: 'System' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
];

const directions: readonly Option<Preferences['direction']>[] = [
  { value: 'ltr', name: 'Left to right' },
  { value: 'rtl', name: 'Right to left' },
];

/** What the button of the theme's settings opens. */
export function ThemeSettingsPopup({ id, open, ...popover }: PopupProps) {
  return (
    <KeptPopup id={id} open={open}>
      {(state) => (
        <Popover open {...popover}>
          <PopoverContent
            id={id}
            data-state={state}
            align="end"
            gap={sizes['popup-gap']}
            className="grid w-80 gap-5 p-4"
          >
            <div className="flex items-center justify-between gap-2">
              <PopoverTitle>Theme settings</PopoverTitle>
              <PopoverClose />
            </div>
            <PartBoundary name="This panel">
              <Settings />
            </PartBoundary>
          </PopoverContent>
        </Popover>
      )}
    </KeptPopup>
  );
}

/** The settings; each shows its effect at once. Opening and closing the popup renders none of them again. */
const Settings = memo(function Settings() {
  const { preferences, change } = usePreferences();
  const reset = useResetWithUndo();
  return (
    <>
      <Choice
        label="Font"
        value={preferences.fontFamily}
        options={fonts}
        onChange={(fontFamily) => change({ fontFamily })}
      />
      <Slider
        label="Corner radius"
        value={preferences.borderRadius}
        max={greatestRadius}
        valueText={(value) => `${value} px`}
        onValueChange={(borderRadius) => change({ borderRadius })}
      />
      <Choice
        label="Colour mode"
        value={preferences.colorMode}
        options={colourModes}
        onChange={(colorMode) => change({ colorMode })}
      />
      <Choice
        label="Direction"
        value={preferences.direction}
        options={directions}
        onChange={(direction) => change({ direction })}
      />
      <Button variant="outline" startIcon={<RotateCcw />} onClick={reset}>
        Reset to defaults
      </Button>
    </>
  );
});

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
}

/** One of a few values, across the width of the panel. */
function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <SegmentedControl
      label={label}
      value={value}
      onValueChange={(name) => {
        const chosen = options.find((option) => option.value === name);
        if (chosen) onChange(chosen.value);
      }}
      className="justify-items-stretch!"
    >
      {options.map((option) => (
        <SegmentedControlItem key={option.value} value={option.value} className="flex-1">
          {option.name}
        </SegmentedControlItem>
      ))}
    </SegmentedControl>
  );
}

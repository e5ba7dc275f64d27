import { Monitor, Moon, RotateCcw, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Popover,
  PopoverClose,
  PopoverContent,
  type PopoverProps,
  PopoverTitle,
  SegmentedControl,
  SegmentedControlItem,
  Slider,
  useToast,
} from 'waymark';
import { fontFamilies, fontNames, greatestRadius, type Preferences } from '../../preferences/preferences';
import { usePreferences } from '../../preferences/preferences-context';

interface Option<Value extends string> {
  value: Value;
  name: string;
  icon?: ReactNode;
}

const fonts = fontFamilies.map((value, index) => ({ value, name: fontNames[index] ?? value }));

const colourModes: readonly Option<Preferences['colorMode']>[] = [
  { value: 'system', name: 'System', icon: <Monitor /> },
  { value: 'light', name: 'Light', icon: <Sun /> },
  { value: 'dark', name: 'Dark', icon: <Moon /> },
];

const directions: readonly Option<Preferences['direction']>[] = [
  { value: 'ltr', name: 'Left to right' },
  { value: 'rtl', name: 'Right to left' },
];

export type ThemeSettingsPopoverProps = Omit<PopoverProps, 'children'>;

/** The settings of the theme; each shows its effect at once. */
export function ThemeSettingsPopover(props: ThemeSettingsPopoverProps) {
  const { preferences, change, reset } = usePreferences();
  const { show } = useToast();

  function resetWithUndo(): void {
    const before = preferences;
    reset();
    show({
      id: 'preferences-reset',
      title: 'Theme settings are reset',
      action: { label: 'Undo', onClick: () => change(before) },
    });
  }

  return (
    <Popover {...props}>
      <PopoverContent align="end" gap={14} className="grid w-80 gap-5 p-4">
        <div className="flex items-center justify-between gap-2">
          <PopoverTitle>Theme settings</PopoverTitle>
          <PopoverClose />
        </div>
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
        <Button variant="outline" startIcon={<RotateCcw />} onClick={resetWithUndo}>
          Reset to defaults
        </Button>
      </PopoverContent>
    </Popover>
  );
}

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
        <SegmentedControlItem key={option.value} value={option.value} icon={option.icon} className="flex-1">
          {option.name}
        </SegmentedControlItem>
      ))}
    </SegmentedControl>
  );
}

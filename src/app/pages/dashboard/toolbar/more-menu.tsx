import {
  Bookmark,
  BookmarkPlus,
  Calculator,
  Download,
  Ellipsis,
  Image,
  Link2,
  type LucideIcon,
  Plug,
  Printer,
  RefreshCw,
} from 'lucide-react';
import { useState } from 'react';
import {
  type ChartImageFormat,
  copyText,
  IconButton,
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
  saveChart,
  Spinner,
  toast,
  VisuallyHidden,
} from 'waymark';
import { paths } from '../../../config/paths';
import { measures } from '../../../../rows/query';
import { useData, viewsOf } from '../../../data/store';
import { measureName, optionsOf } from '../../../lib/formats';
import { fileNameOf, formatPeriod } from '../../../data/value-formats';
import { MenuChoices, type MenuChoicesProps } from '../../../lib/menu-choices';
import { RouterLink } from '../../../lib/router-link';
import { lazyPart } from '../../../shell/part-boundary';
import { linkTo, readView, type RefreshInterval, writeView } from '../state/dashboard-search';
import { useDashboard } from '../state/use-dashboard-data';

const SaveView = lazyPart('The dialog', async () => (await import('./view-dialogs')).SaveView);
const ManageViews = lazyPart('The dialog', async () => (await import('./view-dialogs')).ManageViews);

const intervalOptions = optionsOf<RefreshInterval>({
  off: 'Off',
  '30s': 'Every 30 seconds',
  '1min': 'Every minute',
  '5min': 'Every 5 minutes',
});

export function MoreMenu() {
  const { connection, state, change, shown, csv } = useDashboard();
  const { isDownloading, download } = csv;
  const { views } = useData();
  const savePicture = useChartPicture();
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const [message, setMessage] = useState('');
  const own = viewsOf(views, connection.id);
  const search = writeView(state);
  const current = own.find((view) => view.search === search);
  const closeDialog = (): void => setDialog(null);

  function openView(id: string): void {
    const view = own.find((one) => one.id === id);
    if (!view) return;
    change({ ...readView(view.search), source: state.source });
    setMessage(`View ${view.name} opened`);
  }

  async function copyLink(): Promise<void> {
    try {
      await copyText(linkTo({ ...state, row: null }, connection.id));
      toast.success('Link copied', { id: 'view' });
    } catch {
      toast.error('Copying is not allowed here', { id: 'view', description: 'Copy the address instead.' });
    }
  }

  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <IconButton
            variant="ghost"
            tone="neutral"
            size="sm"
            aria-label="More"
            aria-busy={isDownloading || undefined}
            onPointerEnter={SaveView.preload}
          >
            {isDownloading ? <Spinner aria-hidden /> : <Ellipsis />}
          </IconButton>
        </MenuTrigger>
        <MenuContent align="end" className="max-w-80">
          {own.length > 0 && (
            <>
              <MenuLabel>Saved views</MenuLabel>
              <MenuChoices
                name="Saved views"
                options={own.map(({ id, name, isDefault }) => ({
                  value: id,
                  label: name,
                  note: isDefault && 'Default',
                }))}
                value={current?.id ?? ''}
                onChoose={openView}
              />
              <MenuItem onSelect={() => setDialog('manage')}>
                <Bookmark /> Manage views
              </MenuItem>
            </>
          )}
          <MenuItem onSelect={() => setDialog('save')}>
            <BookmarkPlus /> Save view
          </MenuItem>
          <MenuItem onSelect={() => void copyLink()}>
            <Link2 /> Copy link
          </MenuItem>
          <MenuSeparator />
          {connection.roles.value !== null && (
            <ChoiceMenu
              name="Measure"
              Icon={Calculator}
              options={measures.map((value) => ({ value, label: measureName(value, connection.words) }))}
              value={state.measure}
              onChoose={(measure) => change({ measure })}
            />
          )}
          {connection.roles.time !== null && (
            <MenuCheckboxItem checked={state.compare} onCheckedChange={(compare) => change({ compare })}>
              Compare with previous period
            </MenuCheckboxItem>
          )}
          <ChoiceMenu
            name="Automatic refresh"
            Icon={RefreshCw}
            options={intervalOptions}
            value={state.every}
            onChoose={(every) => change({ every })}
          />
          <MenuSeparator />
          <MenuItem disabled={isDownloading} onSelect={download}>
            <Download /> Download CSV
          </MenuItem>
          {/* There is no chart without a time. */}
          {shown.range && (
            <>
              <MenuItem onSelect={() => void savePicture('png')}>
                <Image /> Download chart as PNG
              </MenuItem>
              <MenuItem onSelect={() => void savePicture('svg')}>
                <Image /> Download chart as SVG
              </MenuItem>
            </>
          )}
          <MenuItem onSelect={print}>
            <Printer /> Print
          </MenuItem>
          <MenuSeparator />
          <MenuItem asChild>
            <RouterLink href={paths.apiSetup}>
              <Plug /> Connect an API
            </RouterLink>
          </MenuItem>
        </MenuContent>
      </Menu>
      <VisuallyHidden role="status">{isDownloading ? 'Downloading the CSV file' : message}</VisuallyHidden>
      {dialog === 'save' && <SaveView search={search} onOpenChange={closeDialog} />}
      {dialog === 'manage' && <ManageViews onOpenChange={closeDialog} />}
    </>
  );
}

export function useChartPicture() {
  const { chartRef, connection, range, state, change } = useDashboard();
  const fail = (title: string, description: string, label: string, onClick: () => void): void =>
    void toast.error(title, { id: 'picture', description, actions: [{ label, onClick }] });

  return async function save(format: ChartImageFormat): Promise<void> {
    if (state.view === 'table') {
      const description = 'Show the chart, then download it again.';
      fail('A table has no picture', description, 'Show chart', () => change({ view: 'chart' }));
      return;
    }
    try {
      if (!chartRef.current) throw new Error('The chart is not loaded yet.');
      const period = range && `${formatPeriod(range.elapsed, range.bucket)}, `;
      await saveChart(chartRef.current, format, fileNameOf(connection.words), `${period ?? ''}${connection.name}`);
      toast.success('The picture is ready', { id: 'picture' });
    } catch {
      const description = 'Wait until it displays data, or try the other format.';
      fail('The chart could not be downloaded', description, 'Try again', () => void save(format));
    }
  };
}

/** Prints after the menu has closed, because the menu would otherwise be printed, too. */
function print(): void {
  setTimeout(() => window.print());
}

interface ChoiceMenuProps<Value extends string> extends MenuChoicesProps<Value> {
  Icon: LucideIcon;
}

function ChoiceMenu<Value extends string>({ Icon, ...choices }: ChoiceMenuProps<Value>) {
  const { name, options, value } = choices;
  return (
    <MenuSub>
      <MenuSubTrigger>
        <Icon />
        {name}
        <span className="ms-auto ps-3 text-caption text-muted">
          {options.find((option) => option.value === value)?.label}
        </span>
      </MenuSubTrigger>
      <MenuSubContent>
        <MenuChoices {...choices} />
      </MenuSubContent>
    </MenuSub>
  );
}

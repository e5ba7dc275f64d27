import { Download, Plug, RefreshCw } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { Command } from 'waymark';
import { paths } from '../../../config/paths';
import { type Connection, isReadable } from '../../../data/json-api/connection';
import { useData } from '../../../data/use-data';
import { usePaletteCommands } from '../../../shell/palette/palette-context';

const group = 'Dashboard';

interface DashboardActions {
  refresh: () => void;
  download: () => void;
  showSource: (id: string) => void;
}

export function useDashboardCommands({ id: shownId }: Pick<Connection, 'id'>, actions: DashboardActions): void {
  const { connections } = useData();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const commands = useMemo<readonly Command[]>(() => {
    const others = connections.filter((one) => one.id !== shownId && isReadable(one));
    const keywords = ['source', 'data', 'api', 'change'];
    return [
      {
        id: 'dashboard-refresh',
        title: 'Refresh data',
        group,
        start: <RefreshCw />,
        keywords: ['update', 'reload', 'again'],
        onSelect: () => latest.current.refresh(),
      },
      ...others.map(({ id, name }): Command => ({
        id: `dashboard-connection-${id}`,
        title: `Switch connection to ${name}`,
        group,
        start: <Plug />,
        keywords,
        onSelect: () => latest.current.showSource(id),
      })),
      // Without another connection, the user has to add one first.
      ...(others.length === 0
        ? [
            {
              id: 'dashboard-connection',
              title: 'Switch connection',
              group,
              caption: 'API Setup',
              icon: <Plug />,
              keywords,
              href: paths.apiSetup,
            },
          ]
        : []),
      {
        id: 'dashboard-csv',
        title: 'Download rows as CSV',
        group,
        start: <Download />,
        keywords: ['export', 'file', 'spreadsheet', 'save'],
        onSelect: () => latest.current.download(),
      },
    ];
  }, [connections, shownId]);
  usePaletteCommands(commands);
}

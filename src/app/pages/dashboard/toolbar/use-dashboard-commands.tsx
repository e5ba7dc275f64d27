import { Download, RefreshCw } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { Command } from 'waymark';
import { usePaletteCommands } from '../../../shell/palette/palette-context';

const group = 'Dashboard';

interface DashboardActions {
  refresh: () => void;
  download: () => void;
}

export function useDashboardCommands(actions: DashboardActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const commands = useMemo<readonly Command[]>(
    () => [
      {
        id: 'dashboard-refresh',
        title: 'Refresh data',
        group,
        start: <RefreshCw />,
        keywords: ['update', 'reload', 'again'],
        onSelect: () => latest.current.refresh(),
      },
      {
        id: 'dashboard-csv',
        title: 'Download rows as CSV',
        group,
        start: <Download />,
        keywords: ['export', 'file', 'spreadsheet', 'save'],
        onSelect: () => latest.current.download(),
      },
    ],
    [],
  );
  usePaletteCommands(commands);
}

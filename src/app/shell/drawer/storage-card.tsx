import { HardDrive } from 'lucide-react';
import { Card, Chip, DrawerVersion, Meter } from 'waymark';

/** The storage card and the version of the product in the footer of the drawer. The storage values are samples. */
export function StorageCard() {
  return (
    <section aria-label="Storage and version">
      <Card variant="soft" className="relative overflow-hidden p-4">
        <span
          aria-hidden
          className="absolute -end-22 -top-20 size-36 rounded-full bg-primary-accent forced-colors:hidden"
        />
        <div className="relative flex items-center gap-3">
          <span
            aria-hidden
            className="flex size-11 shrink-0 items-center justify-center rounded bg-paper text-primary forced-colors:border"
          >
            <HardDrive className="size-5" />
          </span>
          <div className="min-w-0">
            <p className="text-h5 text-heading">Get Extra Space</p>
            <p className="text-caption text-text">
              <bdi>28/35 GB</bdi>
            </p>
          </div>
        </div>
        <Meter label="Storage in use" value={80} valueText="80%, 28 of 35 GB" className="relative mt-4" />
      </Card>
      <DrawerVersion>
        <Chip size="sm">v4.0.0</Chip>
      </DrawerVersion>
    </section>
  );
}

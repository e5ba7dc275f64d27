import { Chip, DrawerVersion, StorageCard } from 'waymark';

/** The storage card and the version of the product in the footer of the drawer. The storage values are samples. */
export function DrawerExtras() {
  return (
    <section aria-label="Storage and version">
      <StorageCard
        title="Get Extra Space"
        caption="28/35 GB"
        meterLabel="Storage in use"
        value={80}
        valueText="80%, 28 of 35 GB"
      />
      <DrawerVersion>
        <Chip size="sm">v4.0.0</Chip>
      </DrawerVersion>
    </section>
  );
}

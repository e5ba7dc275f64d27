import { useMemo } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from 'waymark';
import { createTheme } from 'waymark/tokens';
import { BrandForm, useBrand } from './brand';
import { Copyable } from './copyable';
import { toDesignTokens, toTailwind } from './theme-formats';

/** The theme of the brand in each format, to copy or to download. */
export function ExportTheme() {
  const [brand, changeBrand] = useBrand();
  const formats = useMemo(
    () => [
      { name: 'CSS variables', fileName: 'brand.css', text: createTheme(brand).css },
      { name: 'Tailwind theme', fileName: 'brand.tailwind.css', text: toTailwind(brand) },
      { name: 'Design tokens', fileName: 'brand.resolver.json', text: toDesignTokens(brand) },
    ],
    [brand],
  );
  return (
    <div className="grid grid-cols-1 gap-6 font-sans text-body text-text">
      <BrandForm brand={brand} onChange={changeBrand} />
      <Tabs defaultValue="brand.css">
        <TabsList aria-label="Format">
          {formats.map(({ name, fileName }) => (
            <TabsTrigger key={fileName} value={fileName}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        {formats.map(({ name, fileName, text }) => (
          <TabsContent key={fileName} value={fileName}>
            <Copyable label={name} text={text} fileName={fileName} />
          </TabsContent>
        ))}
      </Tabs>
    </div>
  );
}

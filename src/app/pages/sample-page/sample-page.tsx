import { Card, CardContent, CardHeader, CardTitle } from 'waymark';
import { pageTitle } from '../../config/page-title';
import { paths } from '../../config/paths';

export function SamplePage() {
  return (
    <>
      <title>{pageTitle(paths.samplePage)}</title>
      <h1 className="sr-only">Sample Page</h1>
      <Card>
        <CardHeader>
          <CardTitle>Sample Card</CardTitle>
        </CardHeader>
        <CardContent>
          <p className="max-w-[70ch]">
            <bdi>
              This page is a place to begin. Copy its folder, give it a path and a menu entry, and put your own content
              into the card: everything around it, from the header to the footer, comes with the layout.
            </bdi>
          </p>
        </CardContent>
      </Card>
    </>
  );
}

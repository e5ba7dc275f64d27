import { backgroundOf, toPaint } from './picture-colors';

/** A drawing of a chart that does not require a style sheet. */
interface Drawing {
  svg: string;
  /** The size in pixels. */
  width: number;
  height: number;
}

export type ChartImageFormat = 'png' | 'svg';

/** The parts of a chart that appear in a picture. Controls, the tooltip and the printed table do not. */
const pictured = ['caption', 'legend-item"][data-state="on', 'plot', 'parts', 'scale', 'note']
  .map((slot) => `[data-slot="chart-${slot}"]`)
  .join(',');

/** The space around the chart, as in a card. */
const paddingPx = 24;
/** The height of the caption. */
const captionPx = 24;
/** The scale at which a PNG is sharp on most screens and on paper. */
const pngScale = 2;
const svgNamespace = 'http://www.w3.org/2000/svg';

/** The properties of a shape that a style sheet can set, and the values that do not require an attribute. */
const shapeProperties = ['stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'paint-order'];
const initialValues = ['', 'none', 'butt', 'miter', 'normal'];
const textProperties = ['font-family', 'font-size', 'font-weight', 'text-anchor', 'direction', 'unicode-bidi'];

/** Creates an SVG element. */
function draw(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Copies a shape's style, as computed from style sheets, to its attributes. */
function inlineStyle(shape: Element, style: CSSStyleDeclaration): void {
  for (const name of ['fill', 'stroke']) {
    const value = style.getPropertyValue(name) || shape.getAttribute(name) || 'none';
    const { color, opacity } = toPaint(value.toLowerCase() === 'currentcolor' ? style.color : value);
    const strength = opacity * Number.parseFloat(style.getPropertyValue(`${name}-opacity`) || '1');
    shape.setAttribute(name, strength === 0 ? 'none' : color);
    if (strength > 0 && strength < 1) shape.setAttribute(`${name}-opacity`, String(strength));
  }
  for (const name of shapeProperties) {
    const value = style.getPropertyValue(name);
    if (!initialValues.includes(value)) shape.setAttribute(name, value);
  }
}

function inlineFont(text: Element, style: CSSStyleDeclaration): void {
  for (const name of textProperties) {
    const value = style.getPropertyValue(name);
    if (value) text.setAttribute(name, value);
  }
}

/** Copies an SVG of the page in its current colors, for light or dark mode. */
function copySvg(source: SVGSVGElement): SVGSVGElement {
  const copy = source.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  const removed: Element[] = [];
  for (const [index, element] of [source, ...source.querySelectorAll('*')].entries()) {
    const target = copies[index];
    if (!target) continue;
    const style = getComputedStyle(element);
    // The options of the list box are not painted.
    if (style.display === 'none' || element.getAttribute('role') === 'option') removed.push(target);
    for (const name of target.getAttributeNames()) {
      if (/^(class|style|role|tabindex|aria-.*|data-.*)$/.test(name)) target.removeAttribute(name);
    }
    if (/^(path|rect|circle|ellipse|line|text)$/.test(element.localName)) {
      inlineStyle(target, style);
      if (element.localName === 'text') inlineFont(target, style);
    } else {
      // Each shape sets its own `fill` and `stroke`.
      target.removeAttribute('fill');
      target.removeAttribute('stroke');
    }
    if (style.opacity && style.opacity !== '1') target.setAttribute('opacity', style.opacity);
  }
  for (const element of removed) element.remove();
  return copy;
}

/** Returns the lines into which the browser has wrapped a text node. */
function linesOf(node: Text): { text: string; box: DOMRect }[] {
  const range = document.createRange();
  const lines: { text: string; from: number; box: DOMRect }[] = [];
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const { top } = range.getBoundingClientRect();
    const line = lines.at(-1);
    const isSame = line !== undefined && Math.abs(line.box.top - top) < 2;
    if (isSame) range.setStart(node, line.from);
    const box = range.getBoundingClientRect();
    if (isSame) Object.assign(line, { text: `${line.text} ${word}`, box });
    else lines.push({ text: word, from: index, box });
  }
  return lines;
}

/** Copies the HTML text in an element to SVG text at the same positions. */
function copyTexts(root: Element, place: (box: DOMRect) => { x: number; y: number }): SVGElement[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const copies: SVGElement[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('svg, .sr-only, [data-slot="visually-hidden"]')) continue;
    const style = getComputedStyle(parent);
    for (const { text, box } of linesOf(node as Text)) {
      const { x, y } = place(box);
      const copy = draw('text', {
        // In right-to-left text, the start is on the right.
        x: style.direction === 'rtl' ? x + box.width : x,
        y: y + box.height / 2,
        dy: '0.35em',
        fill: toPaint(style.color).color,
      });
      inlineFont(copy, style);
      copy.setAttribute('text-anchor', 'start');
      // A fallback font must not make the text wider than its box.
      if (box.width > 0) {
        copy.setAttribute('textLength', String(box.width));
        copy.setAttribute('lengthAdjust', 'spacingAndGlyphs');
      }
      copy.textContent = text;
      copies.push(copy);
    }
  }
  return copies;
}

/**
 * Draws a chart with its title, its legend and a caption as one SVG, in the colors displayed on the screen and on the
 * background of the chart's card.
 * @throws Error if no plot is displayed, such as while the data is loading
 */
export function drawChart(chart: Element, caption = ''): Drawing {
  if (!chart.querySelector('[data-slot="chart-plot"]')) {
    throw new Error('The chart has no plot to draw: it displays its table, or it has no data.');
  }
  const frame = chart.getBoundingClientRect();
  const place = ({ left, top }: DOMRect) => ({ x: left - frame.left + paddingPx, y: top - frame.top + paddingPx });
  const parts = [...chart.querySelectorAll(pictured)];
  const bottom = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
  const width = Math.ceil(frame.width + 2 * paddingPx);
  const height = Math.ceil(bottom - frame.top + 2 * paddingPx) + (caption ? captionPx : 0);
  const root = draw('svg', { width, height, viewBox: `0 0 ${width} ${height}`, role: 'img' });
  const title = draw('title', {});
  title.textContent = chart.querySelector('[data-slot="chart-title"]')?.textContent ?? '';
  root.append(title, draw('rect', { width, height, fill: backgroundOf(chart) }));
  const shift = legendShift(chart, frame);
  for (const part of parts) {
    const left = part.matches('[data-slot="chart-legend-item"]') ? shift : 0;
    const placed = (box: DOMRect) => ({ ...place(box), x: place(box).x + left });
    for (const svg of part.querySelectorAll('svg')) {
      const copy = copySvg(svg);
      const box = svg.getBoundingClientRect();
      const { x, y } = placed(box);
      const size = { x, y, width: box.width, height: box.height, overflow: 'visible' };
      for (const [name, value] of Object.entries(size)) copy.setAttribute(name, String(value));
      root.append(copy);
    }
    root.append(...copyTexts(part, placed));
  }
  if (caption) {
    const style = getComputedStyle(chart);
    const isRtl = style.direction === 'rtl';
    const text = draw('text', {
      x: isRtl ? width - paddingPx : paddingPx,
      y: height - paddingPx,
      fill: toPaint(style.color).color,
    });
    inlineFont(text, style);
    text.setAttribute('font-size', '12');
    text.textContent = caption;
    root.append(text);
  }
  return { svg: new XMLSerializer().serializeToString(root), width, height };
}

/** Returns how far to move the legend to the end of the picture, where no controls are beside it. */
function legendShift(chart: Element, frame: DOMRect): number {
  const boxes = [...chart.querySelectorAll('[data-slot="chart-legend-item"]')].map((item) =>
    item.getBoundingClientRect(),
  );
  const title = chart.querySelector('[data-slot="chart-caption"]')?.getBoundingClientRect();
  const isBeside = title !== undefined && boxes.every(({ top }) => top < title.bottom);
  if (boxes.length === 0 || !isBeside) return 0;
  return getComputedStyle(chart).direction === 'rtl'
    ? frame.left - Math.min(...boxes.map(({ left }) => left))
    : frame.right - Math.max(...boxes.map(({ right }) => right));
}

const firstFamily = (families: string): string => families.split(',')[0]?.trim().replaceAll(/["']/g, '') ?? '';

/** Returns the chart's font as a style sheet, because a picture cannot load files. Empty for a system font. */
async function fontStyle(chart: Element): Promise<string> {
  const family = firstFamily(getComputedStyle(chart).fontFamily);
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules];
    } catch {
      // The rules of a style sheet from another origin cannot be read.
      return [];
    }
  });
  const face = rules.find(
    (rule) =>
      rule instanceof CSSFontFaceRule &&
      firstFamily(rule.style.getPropertyValue('font-family')) === family &&
      /^$|U\+0+-0*FF/i.test(rule.style.getPropertyValue('unicode-range')),
  );
  const [, url] = /url\("?([^")]+)"?\)/.exec(face?.cssText ?? '') ?? [];
  if (!url) return '';
  const response = await fetch(new URL(url, face?.parentStyleSheet?.href ?? document.baseURI));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return `<style>@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${text})}</style>`;
}

/** Paints a drawing. A `data:` URL is allowed by stricter content security policies than a `blob:` URL. */
async function paint({ svg, width, height }: Drawing): Promise<Blob> {
  const image = new Image(width * pngScale, height * pngScale);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!file) throw new Error('The browser cannot encode a picture of this size.');
  return file;
}

/**
 * Creates the file for a picture.
 * @throws Error if the browser cannot create the picture
 */
export async function chartImage(chart: Element, format: ChartImageFormat, caption?: string): Promise<Blob> {
  const drawing = drawChart(chart, caption);
  // If the font cannot be loaded, the picture uses another font.
  const style = await fontStyle(chart).catch(() => '');
  drawing.svg = drawing.svg.replace('>', `>${style}`);
  return format === 'png' ? paint(drawing) : new Blob([drawing.svg], { type: 'image/svg+xml' });
}

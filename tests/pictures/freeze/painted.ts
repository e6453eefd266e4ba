/** What a page paints, in words: a line for each text, each box, each icon and each control. */

/**
 * In the page. The lines say what is seen, not how it is built: an element that paints nothing has
 * none, so wrappers come and go unseen. `kind "label" x,y width×height style …`
 */
export function painted(): string[] {
  const lines: string[] = [];
  const CONTROLS =
    'a[href], button, input, select, summary, textarea, h1, h2, h3, h4, [role]:not([role=presentation])';
  const NOTHING = 'rgba(0, 0, 0, 0)';

  const short = (text: string) => {
    const said = text.replace(/\s+/g, ' ').trim();
    return said.length > 60 ? `${said.slice(0, 59)}…` : said;
  };
  const place = ({ left, top, width, height }: DOMRect) =>
    `${Math.round(left)},${Math.round(top)} ${Math.round(width)}×${Math.round(height)}`;
  const colour = (value: string) => value.replaceAll(', ', ',');

  function font(style: CSSStyleDeclaration): string {
    const { fontSize, fontWeight, color, fontStretch, fontStyle, textDecorationLine } = style;
    return [
      `${parseFloat(fontSize).toFixed(1)}px/${fontWeight}`,
      colour(color),
      fontStretch === '100%' ? '' : `stretch ${fontStretch}`,
      fontStyle === 'normal' ? '' : fontStyle,
      textDecorationLine === 'none' ? '' : textDecorationLine,
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** Background, borders, corners, shadow and outline; empty where none is painted. */
  function box(style: CSSStyleDeclaration): string {
    const sides = ['top', 'right', 'bottom', 'left'].map((side) => {
      const width = style.getPropertyValue(`border-${side}-width`);
      const line = style.getPropertyValue(`border-${side}-style`);
      const own = style.getPropertyValue(`border-${side}-color`);
      if (line === 'none' || width === '0px' || own === NOTHING) return '';
      return `${width} ${line} ${colour(own)}`;
    });
    const [first] = sides;
    const parts = [];
    if (style.backgroundColor !== NOTHING) parts.push(`on ${colour(style.backgroundColor)}`);
    if (style.backgroundImage !== 'none') parts.push(`image ${short(style.backgroundImage)}`);
    if (sides.every((side) => side === first)) {
      if (first) parts.push(`border ${first}`);
    } else {
      sides.forEach((side, i) => {
        if (side) parts.push(`border-${['top', 'right', 'bottom', 'left'][i]} ${side}`);
      });
    }
    if (style.boxShadow !== 'none') parts.push(`shadow ${colour(style.boxShadow)}`);
    if (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') {
      parts.push(`outline ${style.outlineWidth} ${colour(style.outlineColor)}`);
    }
    if (parts.length === 0) return '';
    if (style.borderRadius !== '0px') parts.push(`corners ${style.borderRadius}`);
    return parts.join(' ');
  }

  function state(element: Element): string {
    const told = ['pressed', 'expanded', 'selected', 'checked', 'current', 'disabled', 'invalid'];
    const said = told.flatMap((name) => {
      const value = element.getAttribute(`aria-${name}`);
      return value === null ? [] : `${name}=${value}`;
    });
    if (element.matches(':disabled')) said.push('disabled');
    if (element.matches(':checked')) said.push('checked');
    if (element === document.activeElement) said.push('focused');
    const { value, placeholder } = element as Partial<HTMLInputElement>;
    if (value && element.matches('input, select, textarea')) said.push(`value ${short(value)}`);
    if (placeholder) said.push(`placeholder ${short(placeholder)}`);
    return said.join(' ');
  }

  const hashOf = (text: string) => {
    let hash = 0;
    for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) | 0;
    return (hash >>> 0).toString(36);
  };

  function look(element: Element, opacity: number): void {
    const style = getComputedStyle(element);
    if (style.display === 'none') return;
    const seen = opacity * Number(style.opacity);
    const label = () => short(element.getAttribute('aria-label') ?? element.textContent ?? '');
    const rect = element.getBoundingClientRect();
    const faint = seen < 1 ? ` opacity ${seen.toFixed(2)}` : '';
    const add = (...parts: string[]) => lines.push(parts.filter(Boolean).join(' ') + faint);
    if (style.visibility === 'visible') {
      const { clipPath, transform } = style;
      const own = box(style);
      if (own && rect.width > 0 && rect.height > 0) add('box', `"${label()}"`, place(rect), own);
      if (element.matches(CONTROLS)) {
        const role = element.getAttribute('role') ?? element.localName;
        add(role, `"${label()}"`, place(rect), state(element));
      }
      if (clipPath !== 'none') add('clip', `"${label()}"`, place(rect), clipPath);
      if (transform !== 'none') add('transform', `"${label()}"`, place(rect), transform);
      for (const part of ['::before', '::after'] as const) {
        const made = getComputedStyle(element, part);
        if (made.content === 'none' || made.content === 'normal') continue;
        const size = `${made.left},${made.top} ${made.width}×${made.height}`;
        add(part, `"${label()}"`, size, made.content, font(made), box(made));
      }
    }
    if (element instanceof SVGSVGElement) {
      const shapes = hashOf(element.innerHTML.replace(/ (class|id)="[^"]*"/g, ''));
      const inside = [...element.querySelectorAll('*')].map((shape) => {
        const { fill, stroke, strokeWidth } = getComputedStyle(shape);
        return `${fill} ${stroke} ${strokeWidth}`;
      });
      const paints = [...new Set(inside)].map(colour).join(' | ');
      if (rect.width > 0) add('icon', `"${shapes}"`, place(rect), colour(style.color), paints);
      return;
    }
    for (const node of element.childNodes) {
      if (node instanceof Element) look(node, seen);
      else if (node instanceof Text && node.data.trim() && style.visibility === 'visible') {
        const range = document.createRange();
        range.selectNodeContents(node);
        const at = range.getBoundingClientRect();
        if (at.width > 0) add('text', `"${short(node.data)}"`, place(at), font(style));
      }
    }
  }

  look(document.body, 1);
  return lines;
}

import { templateCodes } from '@qicheng/templates/catalog';
import { Sheet, SheetFan } from '#src/components/sheet.jsx';
import { TemplateStill } from './template-still.js';

/** Left, right, front: three designs that differ at a glance. */
const preferred = ['tem0002', 'tem0006', 'tem0001'];

/** Three real résumés (of invented people) from our own renderer, in the server's HTML. */
export function HeroSheets() {
  const codes: readonly string[] = templateCodes;
  const shown = preferred.map((code) => (codes.includes(code) ? code : (codes[0] ?? code)));
  return (
    <SheetFan
      sheets={shown.map((code, place) => (
        <Sheet key={place}>
          <TemplateStill code={code} isFirstSight />
        </Sheet>
      ))}
    />
  );
}

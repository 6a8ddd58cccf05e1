import { Sheet, SheetFan } from '../../../components/sheet.js';

/** Three real résumés from our own renderer. */
export function HeroSheets() {
  return (
    <SheetFan
      sheets={[
        <Sheet key="a" label="示例简历">
          {null}
        </Sheet>,
        <Sheet key="b" label="示例简历">
          {null}
        </Sheet>,
        <Sheet key="c" label="示例简历">
          {null}
        </Sheet>,
      ]}
    />
  );
}

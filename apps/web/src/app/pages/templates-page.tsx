import { TemplateStrip } from '../../features/template/components/template-strip.js';
export function Component() {
  return <TemplateStrip />;
}

import type { CatalogEntry } from '@qicheng/templates/catalog';
import { Button, type ButtonTone } from '@qicheng/ui/button';
import { useLocation, useNavigate } from 'react-router-dom';
import { typedName } from '#src/lib/typed-name.js';
import { paths } from '#src/config/paths.js';

interface StartResumeButtonProps {
  template: CatalogEntry;
  /** The colour and language of the template preview. */
  accent?: string;
  language?: 'zh' | 'en';
  /** Initial name; by default the one typed on home. */
  name?: string;
  tone?: ButtonTone;
  /** `submit`: Enter in a form field also starts it. */
  type?: 'button' | 'submit';
}

/** Starts a résumé from a template; a visitor's is a draft in the browser. */
export function StartResumeButton(props: StartResumeButtonProps) {
  const { template, accent, language, tone, type } = props;
  const navigate = useNavigate();
  const location = useLocation();
  const name = props.name ?? typedName(location.state);
  const chosen = { language, accent: accent === template.defaults.accent ? undefined : accent };
  const start = () => {
    void navigate(paths.resumeEdit.hrefNew(template.code, chosen), { state: { name } });
  };
  return (
    <Button tone={tone} type={type} aria-label={`用这套模板：${template.name}`} onClick={start}>
      用这套模板
    </Button>
  );
}

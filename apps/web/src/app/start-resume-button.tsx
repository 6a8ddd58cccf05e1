import type { CatalogEntry } from '@qicheng/templates/catalog';
import { Button, type ButtonTone } from '@qicheng/ui/button';
import { useNavigate } from 'react-router-dom';
import { paths } from '../config/paths.js';
import { openAuthDialog } from '../lib/auth-dialog.js';
import { useSession } from '../lib/session.js';

interface StartResumeButtonProps {
  template: CatalogEntry;
  /** The colour and the language that the template was looked at in. */
  accent?: string;
  language?: 'zh' | 'en';
  tone?: ButtonTone;
}

/** Starts a résumé on a template; a visitor signs in first and then goes straight on. */
export function StartResumeButton({ template, accent, language, tone }: StartResumeButtonProps) {
  const navigate = useNavigate();
  const isMember = useSession((state) => state.isMember);
  const chosen = { language, accent: accent === template.defaults.accent ? undefined : accent };
  const start = () => void navigate(paths.resumeEdit.hrefNew(template.code, chosen));
  return (
    <Button
      tone={tone}
      aria-label={`用这套模板：${template.name}`}
      onClick={() => (isMember ? start() : openAuthDialog('signIn', start))}
    >
      用这套模板
    </Button>
  );
}

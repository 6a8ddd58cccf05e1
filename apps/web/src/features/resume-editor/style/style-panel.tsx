import { findTemplate } from '@qicheng/templates/catalog';
import { Button } from '@qicheng/ui/button';
import { Tabs } from '@qicheng/ui/tabs';
import { useDocument, useEditor } from '../store/editor-context.js';
import { showStyleTab, useView } from '../store/view-state.js';
import { ColourTab } from './colour-tab.js';
import { PageTab } from './page-tab.js';
import { PhotoTab } from './photo-tab.js';
import { SpaceTab } from './space-tab.js';
import styles from './style.module.css';
import { TemplateTab } from './template-tab.js';
import { TypeTab } from './type-tab.js';

/** The template and all style settings; unset ones follow the template. */
export function StylePanel() {
  const editor = useEditor();
  const style = useDocument((document) => document.meta.style);
  const template =
    findTemplate(useDocument((document) => document.meta.templateCode)) ?? findTemplate('tem0001');
  const openTab = useView((view) => view.styleTab);
  if (!template) return null;
  const props = { style, template };
  const tabs = [
    { key: 'template', label: '模板', content: <TemplateTab /> },
    { key: 'accent', label: '颜色', content: <ColourTab {...props} /> },
    { key: 'type', label: '文字', content: <TypeTab {...props} /> },
    { key: 'space', label: '间距', content: <SpaceTab {...props} /> },
    { key: 'page', label: '页面', content: <PageTab {...props} /> },
    { key: 'photo', label: '照片', content: <PhotoTab {...props} /> },
  ];
  return (
    <section className={styles.panel} aria-label="模板与样式">
      <header className={styles.head}>
        <h2>模板与样式</h2>
        <Button
          tone="quiet"
          disabled={Object.keys(style).length === 0}
          onClick={() => editor.edit((document) => void (document.meta.style = {}))}
        >
          恢复模板默认样式
        </Button>
      </header>
      <div className={styles.parts}>
        <Tabs label="样式分类" tabs={tabs} initial={openTab} onOpen={showStyleTab} />
      </div>
    </section>
  );
}

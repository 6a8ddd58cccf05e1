// The recorded scenes: three common tasks.

const sheet = (page) => page.getByRole('document', { name: '简历预览' });

async function newResume(stage, title) {
  const { page } = stage;
  await page.goto('/resume/edit?tzUrl=tem0001&language=zh');
  await page.getByText(/^已保存 · /).waitFor();
  await page.getByLabel('简历名称').fill(title);
  await page.getByRole('button', { name: '用示例内容填充' }).click();
  await page.getByText(/^已保存 · /).waitFor();
  return new URL(page.url()).searchParams.get('id');
}

/** From the templates to a PDF. */
async function editor(stage) {
  const { page } = stage;
  await page.goto('/index/Template');
  await page.waitForLoadState('networkidle');
  await stage.start();
  stage.say('在模板里挑一套，图片就是打印出来的样子');
  await stage.rest(3);
  await page.mouse.wheel(0, 500);
  await stage.rest(2);
  await page.goto('/resume/edit?tzUrl=tem0001&language=zh');
  await page.getByText(/^已保存 · /).waitFor();
  stage.say('不知道写什么，可以先看示例');
  await stage.rest(2);
  await stage.click(page.getByRole('button', { name: '用示例内容填充' }));
  await stage.rest(3);
  stage.say('左边填写，右边立刻显示打印效果');
  await page.getByRole('textbox', { name: '中文姓名' }).fill('');
  await stage.type(page.getByRole('textbox', { name: '中文姓名' }), '苏晓禾');
  await page.getByLabel('电话').fill('');
  await stage.type(page.getByLabel('电话'), '13800000002');
  await stage.rest(1);
  stage.say('换颜色、字号和版式，页数随时更新');
  await stage.click(page.getByRole('button', { name: '模板与样式' }));
  await stage.rest(1);
  await stage.click(page.locator('label').filter({ has: page.getByRole('radio', { name: '颜色 #1F5FBF' }) }));
  await stage.rest(3);
  stage.say('导出 PDF、Word、图片，或者生成分享链接');
  await stage.click(page.getByRole('button', { name: '导出', exact: true }));
  await stage.rest(2);
  await stage.click(page.getByRole('button', { name: /^PDF/ }));
  await page.getByText('PDF 已生成').waitFor({ timeout: 60_000 });
  await stage.rest(3);
}

/** A résumé analysis, and a finding fixed in place. */
async function analysis(stage) {
  const { page } = stage;
  const id = await newResume(stage, '校招简历');
  await page.goto(`/ai/aiAnalyse?id=${id}`);
  await page.waitForLoadState('networkidle');
  await stage.start();
  stage.say('选择简历，写下目标岗位');
  await stage.rest(2);
  await stage.type(page.getByLabel('目标岗位'), '前端开发');
  await stage.rest(1);
  stage.say('开始分析：由规则打分，每一分都有依据');
  await stage.click(page.getByRole('button', { name: '开始分析' }));
  await page.getByRole('heading', { name: '各维度得分' }).waitFor();
  await stage.rest(4);
  stage.say('往下看每一条发现，和它在简历里的位置');
  for (let step = 0; step < 4; step += 1) {
    await page.mouse.wheel(0, 420);
    await stage.rest(2);
  }
  stage.say('点“去修改”，直接回到那一项');
  await stage.click(page.getByRole('link', { name: '去修改' }).first());
  await sheet(page).waitFor();
  await stage.rest(4);
}

/** A comparison of two offers. */
async function offers(stage) {
  const { page } = stage;
  await page.goto('/ai/offerAiAnalyse');
  await page.getByRole('group', { name: 'Offer A' }).waitFor();
  await stage.start();
  stage.say('把两份 Offer 的条件填进来');
  await stage.rest(2);
  const facts = {
    公司: ['云帆科技', '南山银行'],
    岗位: ['前端工程师', '金融科技岗'],
    城市: ['杭州', '深圳'],
    月薪: ['18000', '15000'],
  };
  for (const [index, letter] of ['A', 'B'].entries())
    for (const [label, values] of Object.entries(facts))
      await stage.type(
        page
          .getByRole('group', { name: `Offer ${letter}` })
          .getByRole('textbox', { name: new RegExp(`^${label}`) })
          .first(),
        values[index],
      );
  await stage.rest(1);
  stage.say('按各地社保、公积金和个税算出一年到手多少');
  await stage.click(page.getByRole('button', { name: '开始比较' }));
  await page
    .getByRole('heading', { name: /结论|排名|比较/ })
    .first()
    .waitFor();
  await stage.rest(4);
  stage.say('缺什么数据、改变哪个数字会换第一名，都写清楚');
  for (let step = 0; step < 4; step += 1) {
    await page.mouse.wheel(0, 420);
    await stage.rest(2);
  }
}

export const SCENES = { editor, 'resume-analysis': analysis, 'offer-comparison': offers };

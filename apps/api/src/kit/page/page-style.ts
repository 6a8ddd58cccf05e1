/** Styles specific to the operators' pages: side menu, charts, filtered lists. */
const CONSOLE_STYLE = `
header.console>div{max-width:1440px}
.layout{display:grid;grid-template-columns:200px minmax(0,1fr);max-width:1440px;margin:0 auto}
.layout>main{max-width:none;margin:0;padding:32px 32px 72px}
#menu{display:block;position:static;width:auto;height:auto;margin:0;padding:28px 0 32px 24px;border:0;background:none;color:inherit;overflow:visible}
#menu h2{font-size:12px;font-weight:500;color:var(--ink-soft);margin:16px 0 4px}
#menu h2:first-child{margin-top:0}
#menu a{display:block;padding:4px 12px;margin-left:-12px;border-radius:6px}
#menu a:hover{background:var(--line)}
#menu a[aria-current]{border:0;background:var(--bamboo-wash);color:var(--bamboo-deep)}
.menu-button{display:none}
@media (max-width:900px){
.layout{display:block}
.layout>main{padding:24px 16px 56px}
.menu-button{display:block;padding:6px 16px}
#menu:not(:popover-open){display:none}
#menu:popover-open{position:fixed;inset:0 auto 0 0;width:min(280px,85vw);height:100dvh;padding:24px;background:var(--sheet);border-right:1px solid var(--line);overflow-y:auto}
#menu::backdrop{background:rgb(0 0 0/45%)}
#menu a{padding:8px 12px}
header.console form{margin-left:0}
}
.periods{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:baseline;margin:0 0 24px}
.periods>nav a{padding:4px 12px;border:1px solid var(--line);border-radius:6px;background:var(--sheet)}
.periods>nav a[aria-current]{border:1px solid var(--bamboo)}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(440px,100%),1fr));gap:24px;margin:0 0 24px}
.charts>section.sheet{margin:0;min-width:0}
.chart h2{font-size:16px;margin:0}
.chart .total{margin:0 0 12px;display:flex;flex-wrap:wrap;gap:0 12px;align-items:baseline;color:var(--ink-soft);font-size:14px}
.chart .total strong{font-size:28px;font-weight:600;color:var(--ink)}
.plot{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 8px;color:var(--ink-soft);font-size:12px}
.plot .scale{display:flex;flex-direction:column;justify-content:space-between;text-align:right;margin:-9px 0;line-height:18px;height:178px}
.plot svg{display:block;width:100%;height:160px;overflow:visible}
.plot .dates{grid-column:2;display:flex;justify-content:space-between;margin-top:6px}
.plot .grid{stroke:var(--line);stroke-width:1;vector-effect:non-scaling-stroke}
.plot .before{fill:none;stroke:var(--ink-soft);stroke-width:1.5;stroke-dasharray:4 3;vector-effect:non-scaling-stroke}
.plot .hit{fill:transparent}
.plot g:hover .hit{fill:var(--line);fill-opacity:.6}
.c0{fill:var(--bamboo);background:var(--bamboo)}
.c1{fill:var(--blue);background:var(--blue)}
.c2{fill:var(--amber);background:var(--amber)}
.c3{fill:var(--seal);background:var(--seal)}
.c4{fill:var(--violet);background:var(--violet)}
.c5{fill:var(--line-strong);background:var(--line-strong)}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:4px 16px;margin:12px 0;padding:0;font-size:14px}
.legend i{display:inline-block;width:10px;height:10px;border-radius:2px;margin-right:6px}
.legend i.before{height:0;border-top:2px dashed var(--ink-soft);border-radius:0;vertical-align:middle}
.legend b{font-weight:500}
summary{cursor:pointer;color:var(--bamboo);font-size:14px}
details>.table{max-height:320px;overflow:auto;margin-top:8px}
.num{text-align:right}
form.filters{display:flex;flex-wrap:wrap;gap:12px 16px;align-items:start;margin:0 0 24px}
form.filters>div{flex:0 1 176px;min-width:0}
form.filters>div.long{flex:1 0 100%;max-width:720px}
form.filters input,form.filters select{width:100%;font:inherit;font-size:14px;color:inherit;background:var(--sheet);border:1px solid var(--line-strong);border-radius:6px;padding:6px 8px;min-height:38px}
form.filters>:is(button,a,.buttons){margin-top:26px}
form.filters>.buttons{flex:0 1 auto;display:flex;flex-wrap:wrap;gap:8px 12px}
form.filters>.long+.buttons{flex:1 0 100%;margin-top:0}
form.filters>.buttons>button{margin:0}
form.filters>a{padding:6px 0}
form.filters button{padding:6px 20px;font-size:14px;min-height:38px}
section.sheet>form.filters{margin:0}
section.sheet>.table:first-child{margin:0}
td form{display:inline-block}
td form+form{margin-left:16px}
td button.quiet{padding:0;font-size:14px}
form.filters label{font-size:14px;color:var(--ink-soft);font-weight:400}
.id{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:13px;user-select:all}
.id>span{font-size:0}
.pages{display:flex;flex-wrap:wrap;gap:8px 24px}
@media (max-width:640px){
td.num{text-align:left}
form.filters>div{flex:1 1 140px}
td{grid-template-columns:88px 1fr}
}
.danger{background:var(--red)}
.danger:hover{background:var(--seal)}
`;

// Paper, ink, bamboo [design colour]; hairlines before boxes, space before hairlines [design space]. Same
// values as packages/ui/src/tokens.css; pages without script follow the system theme.
const TOKENS = `
:root{color-scheme:light;--ink:#1c2430;--ink-soft:#5b6472;--paper:#f6f4ef;--sheet:#fff;--line:#e6e2d9;--line-strong:#8b8578;--bamboo:#0e7c66;--bamboo-deep:#0b6553;--bamboo-wash:#e8f4f0;--seal:#b93a1e;--amber:#8a6d1f;--amber-wash:#fff8e6;--red:#b4232a;--red-wash:#fdf0f0;--blue:#1f5fbf;--violet:#7a4fa3;--on-accent:#fff}
@media screen and (prefers-color-scheme:dark){
:root{color-scheme:dark;--ink:#ece8df;--ink-soft:#a9b0bb;--paper:#14181e;--sheet:#1c222b;--line:#2f3742;--line-strong:#77808e;--bamboo:#4cc2a5;--bamboo-deep:#74d6bd;--bamboo-wash:#17332c;--seal:#f08a70;--amber:#e2c06a;--amber-wash:#322a15;--red:#f3868a;--red-wash:#3a2023;--blue:#86b4f5;--violet:#c3a1e8;--on-accent:#10161c}
}`;

const BASIC_STYLE = `
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:14px/1.6 "PingFang SC","HarmonyOS Sans SC","Microsoft YaHei UI","Noto Sans SC",system-ui,sans-serif;font-variant-numeric:tabular-nums}
a{color:var(--bamboo);text-underline-offset:3px}
a:hover{color:var(--bamboo-deep)}
header{background:var(--sheet);border-bottom:1px solid var(--line)}
header>div,main{max-width:960px;margin:0 auto;padding:12px 24px}
header>div{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center}
header strong{font-weight:600;margin-right:8px}
header form{margin-left:auto;display:flex;gap:12px;align-items:center;color:var(--ink-soft);font-size:14px}
nav{display:flex;flex-wrap:wrap;gap:4px 16px}
nav a{color:var(--ink-soft);text-decoration:none;padding:4px 0}
nav a:hover{color:var(--ink)}
nav a[aria-current]{color:var(--ink);font-weight:600;border-bottom:2px solid var(--bamboo)}
main{padding-top:32px;padding-bottom:72px}
h1{font-size:24px;line-height:1.3;font-weight:600;margin:0 0 8px;overflow-wrap:anywhere}
h2{font-size:18px;line-height:1.3;font-weight:600;margin:48px 0 16px}
.lead,.hint{color:var(--ink-soft)}
.lead{margin:0 0 32px}
.hint{font-size:13px;margin:4px 0 0}
.sheet{background:var(--sheet);border:1px solid var(--line);border-radius:10px;padding:24px;margin:0 0 24px}
.sheet>h2{margin-top:0}
.narrow{max-width:400px;margin:48px auto}
.note{border-left:3px solid var(--bamboo);background:var(--bamboo-wash);padding:12px 16px;margin:0 0 24px}
h1+.note{margin-top:16px}
.warning{border-color:var(--amber);background:var(--amber-wash)}
.error{color:var(--red);font-size:14px;margin:4px 0 0}
p.note.error{margin:0 0 24px;border-color:var(--red);background:var(--red-wash);color:var(--red);font-size:14px}
label,legend{display:block;font-weight:500;margin:0 0 4px}
.field{margin:0 0 24px}
.check{display:flex;gap:8px;align-items:center}
.check+.hint{margin-left:24px}
.check label{margin:0}
input[type=text],input[type=password],textarea,select{width:100%;font:inherit;color:inherit;background:var(--sheet);border:1px solid var(--line-strong);border-radius:6px;padding:8px 12px}
input:is([type=checkbox],[type=radio]){width:16px;height:16px;margin:0;accent-color:var(--bamboo)}
:is(input[type=text],textarea,select)[aria-invalid=true]{border-color:var(--red)}
button{font:inherit;font-weight:500;border:0;border-radius:6px;padding:8px 24px;background:var(--bamboo);color:var(--on-accent);cursor:pointer}
form+.hint{margin-top:16px}
button:hover{background:var(--bamboo-deep)}
button+button{margin-left:16px}
a.button{display:inline-block;padding:7px 20px;border:1px solid var(--line-strong);border-radius:6px;background:var(--sheet);color:var(--ink);font-weight:500;text-decoration:none}
a.button:hover{border-color:var(--bamboo);color:var(--bamboo-deep)}
button.quiet{background:none;color:var(--bamboo);padding:4px 0;text-decoration:underline;text-underline-offset:3px}
:focus-visible{outline:2px solid var(--bamboo);outline-offset:2px}
.table{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:14px}
th{text-align:left;font-weight:500;color:var(--ink-soft)}
th,td{padding:8px 16px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}
td.wrap{overflow-wrap:anywhere}
@media (max-width:640px){
table,tbody,tr,td{display:block}
thead{display:none}
tr{padding:12px 0;border-bottom:1px solid var(--line)}
td{display:grid;grid-template-columns:64px 1fr;gap:0 12px;padding:2px 0;border:0}
td::before{content:attr(data-label);color:var(--ink-soft)}
td:empty{display:none}
h1{font-size:22px}
}
section.sheet>.table{margin:12px 0 20px}
form.act>a.button{margin-left:auto}
form.act{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;margin:0 0 16px}
form.act input[type=text]{width:auto;flex:0 1 240px}
form.act .check label{font-weight:400}
.judging{display:grid;grid-template-columns:minmax(0,1fr) 288px;gap:24px;align-items:start}
.judging aside{position:sticky;top:16px}
.judging h2{font-size:18px;margin:24px 0 8px}
.judging h2:first-child{margin-top:0}
.judging .sheet p{margin:0 0 6px;overflow-wrap:anywhere}
.numbers{display:grid;grid-template-columns:repeat(auto-fill,minmax(88px,1fr));gap:8px;list-style:none;margin:0;padding:0}
.numbers a{display:block;text-align:center;text-decoration:none;padding:8px;border-radius:6px;background:var(--sheet);border:1px solid var(--line-strong)}
.numbers a.done{background:var(--bamboo-wash);border-color:var(--bamboo-wash)}
@media (max-width:800px){.judging{grid-template-columns:1fr}.judging aside{position:static}}
time{white-space:nowrap}
dl{display:grid;grid-template-columns:max-content 1fr;gap:8px 24px;margin:0}
dt{color:var(--ink-soft)}
dd{margin:0;min-width:0;overflow-wrap:anywhere}
section.sheet>:is(dl,.table)+p{margin-top:16px}
section.sheet>p:last-child{margin-bottom:0}
nav.views{margin:0 0 24px}
form.act label{margin:0}
.bad{color:var(--red);font-weight:500}
`;

/** All styles of server-rendered pages. */
export const PAGE_STYLE = TOKENS + BASIC_STYLE + CONSOLE_STYLE;

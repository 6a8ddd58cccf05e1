/** Styles specific to the operators' pages: side menu, charts, filtered lists. */
export const CONSOLE_STYLE = `
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

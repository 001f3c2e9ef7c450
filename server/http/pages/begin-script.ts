import { sourceHash } from '../security/content-security-policy.ts';

/**
 * Fetches what takes a page over, again and again until it is there. A rendered page begins once its first words are
 * painted: on a thin line scripts would come between people and their first page. Unseen pages (another tab's) never paint
 * and begin at once, as browsers do that cannot tell, and pages that say nothing yet. Meanwhile the last button that is
 * tapped and the list that is typed are kept for whoever takes the page over (web/lib/page/before-start.ts), the list
 * also over a reload. What has not started after 15 seconds says so (web/frame/start/not-started.tsx).
 */
const text = `(({dataset:{entry,parts,rendered}})=>{
let begun=false,wait=1000,typed="",tapped;
const box=()=>document.querySelector("[name=order-list]");
const load=()=>{import(entry).catch(()=>{setTimeout(load,wait);wait=Math.min(wait*2,15000)})};
const begin=()=>{
if(begun)return;
begun=true;
for(const href of parts.split(" "))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
load();
};
const whenRead=next=>document.readyState==="loading"?document.addEventListener("DOMContentLoaded",next):next();
const seen=globalThis.PerformanceObserver;
if(!rendered)whenRead(load);
else if(document.hidden||!seen?.supportedEntryTypes?.includes("paint"))begin();
else{
new seen(list=>{if(list.getEntriesByName("first-contentful-paint").length)begin()}).observe({type:"paint",buffered:true});
document.addEventListener("visibilitychange",begin);
}
const late=setTimeout(()=>{const note=document.getElementById("not-started");if(note)note.hidden=false},15000);
const keepTap=event=>{
const button=event.target.closest("button");
if(!button)return;
event.preventDefault();
if(button.id==="start-again")location.reload();
else tapped=button;
};
const store=work=>{try{return work(sessionStorage)}catch{return null}};
const keepText=({target})=>{
if(target!==box())return;
typed=target.value;
store(kept=>kept.setItem("typed-list",typed));
};
typed=store(kept=>kept.getItem("typed-list"))??"";
whenRead(()=>{const list=box();if(list&&list.value==="")list.value=typed});
addEventListener("click",keepTap,true);
addEventListener("input",keepText,true);
globalThis.beforeStart={
started(){clearTimeout(late);document.getElementById("not-started")?.remove();removeEventListener("click",keepTap,true);return tapped},
typedList(){removeEventListener("input",keepText,true);store(kept=>kept.removeItem("typed-list"));const list=typed;typed="";return list},
};
})(document.currentScript)`;

/** One text for all pages, so that one hash lets it through. */
export const beginScriptHash = sourceHash(text);

/** A rendered page names the parts for later; any other fetches them from its head. */
export function beginScript(entry: string, parts: readonly string[], rendered: boolean): string {
  if (rendered)
    return `<script data-rendered="1" data-entry="${entry}" data-parts="${parts.join(' ')}">${text}</script>`;
  const preloads = [entry, ...parts].map((file) => `<link rel="modulepreload" href="${file}">`);
  return `${preloads.join('')}<script data-entry="${entry}" data-parts="">${text}</script>`;
}

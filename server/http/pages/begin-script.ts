import { sourceHash } from '../security/content-security-policy.ts';

/**
 * Fetches what takes a rendered page over once its first words are painted: on a thin line scripts would come between people
 * and their first page. Unseen pages (another tab's) never paint and begin at once, as browsers do that cannot tell. The
 * last button that is tapped meanwhile is kept for whoever takes the page over (web/lib/page/early-tap.ts).
 */
const text = `(({dataset:{entry,parts}})=>{
let begun=false;
const begin=()=>{
if(begun)return;
begun=true;
for(const href of parts.split(" "))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
import(entry);
};
const seen=globalThis.PerformanceObserver;
if(document.hidden||!seen?.supportedEntryTypes?.includes("paint"))begin();
else{
new seen(list=>{if(list.getEntriesByName("first-contentful-paint").length)begin()}).observe({type:"paint",buffered:true});
document.addEventListener("visibilitychange",begin);
}
let tapped;
const keep=event=>{
const button=event.target.closest("button");
if(button){event.preventDefault();tapped=button}
};
addEventListener("click",keep,true);
globalThis.earlyTap={take(){removeEventListener("click",keep,true);return tapped}};
})(document.currentScript)`;

/** One text for all pages, so that one hash lets it through. */
export const beginScriptHash = sourceHash(text);

export function beginScript(entry: string, parts: readonly string[]): string {
  return `<script data-entry="${entry}" data-parts="${parts.join(' ')}">${text}</script>`;
}

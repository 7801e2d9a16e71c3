import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { listen } from "./router.svelte";
import { follow, settings } from "./settings/settings.svelte";
import { speak } from "./words/words.svelte";

listen();
follow();
await speak(settings.language);
mount(App, { target: document.getElementById("app")! });

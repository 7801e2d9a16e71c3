import { mount } from "svelte";
import "../app.css";
import Pieces from "./Pieces.svelte";

const target = document.getElementById("app");
if (target) mount(Pieces, { target });
